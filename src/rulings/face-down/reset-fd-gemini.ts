import { ruling } from '../language';

export default ruling(
  'reset-fd-gemini',
  {
    covers: ['face-down', 'gemini-summon'],
    title: { en: 'A Gemini monster forgets its second Summon', ko: '듀얼 몬스터의 재소환도 없어진다' },
    statement: {
      en: 'A Gemini monster that was Normal Summoned once more is a Normal Monster again after it has been face-down, without its effects.',
      ko: '다시 일반 소환한 듀얼 몬스터도 뒷면 표시가 되면 다시 일반 몬스터로 취급하여, 효과를 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Gigaplant').hasInGY('Aromage Jasmine').hasInHand('Book of Moon', 'Book of Taiyou');
    turnPlayer.normalSummons('Gigaplant');
    bothPass();
    then.can(turnPlayer).activate('Gigaplant');
    turnPlayer.activates('Book of Moon', { targets: ['Gigaplant'] });
    bothPass();
    then.positionIs('Gigaplant', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Gigaplant'] });
    bothPass();
    then.positionIs('Gigaplant', 'attack');
    then.cannot(turnPlayer).activate('Gigaplant', { because: 'not-gemini-summoned' });
  },
);
