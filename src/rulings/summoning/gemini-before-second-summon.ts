import { card, ruling } from '../language';

export default ruling(
  'gemini-before-second-summon',
  {
    covers: ['not-gemini-summoned', 'gemini-summon', 'effect-monsters'],
    title: { en: 'A Gemini monster before its second Summon', ko: '재소환 전의 듀얼 몬스터' },
    statement: {
      en: 'On the field a Gemini monster is a Normal Monster without effects. Once Normal Summoned there again, which is the Normal Summon of the turn, it is an Effect Monster with the effects of its text.',
      ko: '듀얼 몬스터는 필드에서 효과가 없는 일반 몬스터로 취급한다. 필드에서 다시 통상 소환하면(그 턴의 통상 소환을 사용한다) 텍스트의 효과를 가지는 효과 몬스터가 된다.',
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
