import { ruling } from '../language';

export default ruling(
  'reset-fd-gemini',
  {
    covers: ['face-down', 'gemini-summon'],
    title: { en: 'A Gemini monster forgets its second Summon', ko: '듀얼 몬스터의 재소환도 없어진다' },
    statement: {
      en: 'A Gemini monster has its effects only after it was Normal Summoned once more on the field. Turning it face-down makes the game forget that Summon, so face-up again Gigaplant is a Normal Monster without effects.',
      ko: '듀얼 몬스터는 필드에서 다시 일반 소환해야 효과를 얻는다. 뒷면 표시가 되면 다시 소환되었다는 정보가 사라지므로, 앞면 표시로 돌아온 기가플랜트는 효과가 없는 일반 몬스터이다.',
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
