import { card, ruling } from '../language';

export default ruling(
  'gemini-before-second-summon',
  {
    covers: ['not-gemini-summoned', 'gemini-summon', 'effect-monsters'],
    title: { en: 'A Gemini monster before its second Summon', ko: '재소환 전의 듀얼 몬스터' },
    statement: {
      en: 'On the field a Gemini monster is a Normal Monster without effects, so Gigaplant’s cannot be activated. Normal Summoned there again it has them. That uses the Normal Summon of the turn, so Mystic Tomato can no longer be Summoned.',
      ko: '듀얼 몬스터는 필드에서 효과가 없는 일반 몬스터로 취급하므로 기가플랜트의 효과는 발동할 수 없다. 필드에서 다시 일반 소환하면 효과를 얻지만, 그 턴의 통상 소환을 쓴 것이므로 킬러 토마토는 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Gigaplant').hasInHand('Dandylion', card('Mystic Tomato', 'kept'));
    then.cannot(turnPlayer).activate('Gigaplant', { because: 'not-gemini-summoned' });
    turnPlayer.normalSummons('Gigaplant');
    bothPass();
    then.cannot(turnPlayer).normalSummon('Mystic Tomato', { because: 'normal-summon-used' });
    then.can(turnPlayer).activate('Gigaplant');
    turnPlayer.activates('Gigaplant');
    bothPass();
    turnPlayer.picks('Dandylion');
    then.controls(turnPlayer, 'Dandylion');
  },
);
