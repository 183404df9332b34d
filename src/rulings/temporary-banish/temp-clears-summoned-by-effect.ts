import { card, ruling } from '../language';

export default ruling(
  'temp-clears-summoned-by-effect',
  {
    covers: ['banish', 'special-summon'],
    title: { en: 'Whose effect Summoned it is forgotten', ko: '어느 효과로 소환되었는지는 사라진다' },
    statement: {
      en: 'That a monster was Special Summoned by a certain effect is cleared by a temporary banish. Gladiator Beast Laquari has 2100 original ATK if a Gladiator Beast Summoned it, and is an ordinary 1800 after its return.',
      ko: '어떤 효과로 특수 소환되었는지는 일시적인 제외로 사라진다. 검투수의 효과로 특수 소환된 검투수 라크엘의 원래 공격력은 2100이지만, 돌아온 뒤에는 1800이다.',
    },
    doubtful: {
      en: 'A temporary banish keeps the name of the card that Summoned a monster and clears the effect it was Summoned by; where the line runs is not settled. Here "by the effect of a Gladiator Beast monster" counts as the effect.',
      ko: '일시적으로 제외되어도 특수 소환한 카드의 이름은 남고 특수 소환한 효과는 사라지는데, 그 경계는 확실하지 않다. 여기서는 "검투수" 몬스터의 효과로 특수 소환되었다는 것을 효과 쪽으로 본다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls(card('Gladiator Beast Darius', { method: 'normal' }), 'Interdimensional Matter Forwarder')
      .hasInDeck('Gladiator Beast Laquari');
    given(opponent).controls('Kuriboh');
    turnPlayer.attacks('Gladiator Beast Darius', 'Kuriboh');
    turnPlayer.activates('Gladiator Beast Darius', { effect: 2 });
    turnPlayer.picksZone(0);
    turnPlayer.picksPosition('attack');
    then.controls(turnPlayer, 'Gladiator Beast Laquari');
    then.atkIs('Gladiator Beast Laquari', 2100);
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gladiator Beast Laquari'] });
    bothPass();
    then.atkIs('Gladiator Beast Laquari', 1800);
  },
);
