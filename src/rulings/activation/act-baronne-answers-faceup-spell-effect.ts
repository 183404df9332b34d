import { ruling } from '../language';

export default ruling(
  'act-baronne-answers-faceup-spell-effect',
  {
    covers: ['activation-negation', 'field-spells'],
    title: {
      en: 'An effect of a Spell, Trap or monster: the wider words',
      ko: '"마법 / 함정 / 몬스터의 효과": 더 넓은 말',
    },
    statement: {
      en: 'A text that speaks of an effect of a Spell, Trap or monster being activated reaches further: it also answers an effect of a card that is face-up already. The activation is negated and the face-up card destroyed.',
      ko: '"마법 / 함정 / 몬스터의 효과가 발동했을 때"라는 텍스트는 범위가 더 넓어, 이미 앞면 표시인 카드의 효과의 발동에도 체인할 수 있다. 그 발동이 무효가 되고 앞면 표시의 그 카드는 파괴된다.',
    },
    doubtful: {
      en: 'Some call this group "effect negation". Both groups negate activations; they differ only in what they answer.',
      ko: '이 부류를 "효과 무효"라고 부르기도 하지만, 두 부류 모두 발동을 무효로 하며 무엇에 체인할 수 있는지만 다르다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Dragon Ravine').hasInHand('Gemini Elf').hasInDeck('Dragunity Dux');
    given(opponent).controls('Baronne de Fleur');
    turnPlayer.activates('Dragon Ravine', { option: 1, cost: ['Gemini Elf'] });
    then.can(opponent).activate('Baronne de Fleur', { effect: 2 });
    opponent.activates('Baronne de Fleur', { effect: 2 });
    bothPass();
    then.linkWas('Dragon Ravine', 'activationNegated');
    then.countIs(turnPlayer, 'hand', 0);
    then.isIn('Dragunity Dux', 'deck', turnPlayer);
    then.happened('moved', { card: 'Dragon Ravine', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Dragon Ravine', 'gy', turnPlayer);
  },
);
