import { ruling } from '../language';

export default ruling(
  'act-scolding-answers-card-activation',
  {
    covers: ['activation-negation', 'counter-traps'],
    title: {
      en: 'Monster effects and Spell and Trap Cards: a card',
      ko: '"몬스터의 효과 / 마법 / 함정 카드": 카드의 발동',
    },
    statement: {
      en: 'A text that speaks of a monster effect or a Spell or Trap Card being activated means, of Spells and Traps, the activation of the card. A Field Spell that is activated can be answered.',
      ko: '"몬스터의 효과 / 마법 / 함정 카드가 발동했을 때"라는 텍스트는, 마법과 함정에 대해서는 카드의 발동을 뜻한다. 필드 마법 카드의 발동에는 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Dragon Ravine');
    given(opponent).hasSet('Solemn Scolding');
    turnPlayer.activates('Dragon Ravine');
    then.can(opponent).activate('Solemn Scolding');
    opponent.activates('Solemn Scolding');
    then.lpIs(opponent, 5000);
    bothPass();
    then.linkWas('Dragon Ravine', 'activationNegated');
    then.happened('moved', { card: 'Dragon Ravine', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Dragon Ravine', 'gy', turnPlayer);
  },
);
