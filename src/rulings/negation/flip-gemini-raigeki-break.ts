import { ruling } from '../language';

export default ruling(
  'flip-gemini-raigeki-break',
  {
    covers: ['summon-negation', 'gemini-summon', 'targeting'],
    title: { en: 'So it is with a Gemini Summon', ko: '듀얼 몬스터의 재소환도 마찬가지' },
    statement: {
      en: 'A Gemini monster being Normal Summoned once more is on the field all the time: Raigeki Break can target and destroy it, and then there is no Summon left to negate.',
      ko: '한 번 더 일반 소환하는 듀얼 몬스터는 계속 필드에 있다. 썬더 브레이크로 파괴할 수 있고, 그러면 무효로 할 소환이 남지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Evocator Chevalier').hasSet('Raigeki Break').hasInHand('Mystical Elf');
    given(opponent).controls('T.G. Halberd Cannon');
    turnPlayer.normalSummons('Evocator Chevalier');
    opponent.activates('T.G. Halberd Cannon');
    turnPlayer.activates('Raigeki Break', { cost: ['Mystical Elf'] });
    then.canPick('Evocator Chevalier');
    turnPlayer.picks('Evocator Chevalier');
    bothPass();
    then.happened('moved', {
      card: 'Evocator Chevalier',
      where: { 'before.place': 'monsterZone', to: 'gy', reasons: 'destroyed' },
    });
    then.linkWas('Raigeki Break', 'resolved');
    then.linkWas('T.G. Halberd Cannon', 'withoutEffect');
    then.wasNotSummoned('Evocator Chevalier');
  },
);
