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
      en: 'Of Spells and Traps, Solemn Scolding answers the activation of the card. Dragon Ravine activated from the hand is that, so it can be negated; the effect of one that is face-up already could not be answered.',
      ko: '신의 충고는 마법과 함정에 대해서는 카드의 발동에 체인한다. 패에서 발동한 용의 계곡은 카드의 발동이므로 무효로 할 수 있다. 이미 앞면 표시인 용의 계곡의 효과에는 체인할 수 없다.',
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
