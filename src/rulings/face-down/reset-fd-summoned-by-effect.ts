import { card, ruling } from '../language';

export default ruling(
  'reset-fd-summoned-by-effect',
  {
    covers: ['face-down', 'special-summon'],
    title: { en: 'Whose effect Summoned it is forgotten face-down', ko: '뒷면 표시가 되면 소환한 효과를 잊는다' },
    statement: {
      en: 'That a monster was Special Summoned by a certain effect is cleared when it is turned face-down. Gladiator Beast Laquari, with 2100 original ATK if a Gladiator Beast Summoned it, is an ordinary 1800 once it is face-up again.',
      ko: '어떤 효과로 특수 소환되었는지는 뒷면 표시가 되면 사라진다. 검투수의 효과로 특수 소환되어 원래 공격력이 2100이던 검투수 라크엘은, 다시 앞면 표시가 되면 1800이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('battle');
    given(turnPlayer)
      .controls(card('Gladiator Beast Darius', { method: 'normal' }))
      .hasInHand('Book of Moon', 'Book of Taiyou')
      .hasInDeck('Gladiator Beast Laquari');
    given(opponent).controls('Kuriboh');
    turnPlayer.attacks('Gladiator Beast Darius', 'Kuriboh');
    turnPlayer.passes();
    turnPlayer.passes();
    turnPlayer.movesTo('main2');
    turnPlayer.activates('Gladiator Beast Darius', { effect: 2 });
    turnPlayer.picksZone(0);
    turnPlayer.picksPosition('attack');
    then.atkIs('Gladiator Beast Laquari', 2100);
    turnPlayer.passes();
    turnPlayer.activates('Book of Moon', { targets: ['Gladiator Beast Laquari'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['Gladiator Beast Laquari'] });
    bothPass();
    then.isFaceUp('Gladiator Beast Laquari');
    then.atkIs('Gladiator Beast Laquari', 1800);
  },
);
