import { ruling } from '../language';

export default ruling(
  'ce-final-attack-then-area-b',
  {
    covers: ['continuous-effects', 'positions'],
    title: { en: 'Final Attack Orders, then Area B', ko: '최후 돌격명령 다음에 B구역' },
    statement: {
      en: 'Two continuous effects that set the battle position contradict each other, and the later one shows: if Level Limit - Area B began after Final Attack Orders, monsters of Level 4 or higher are in Defense Position.',
      ko: '표시 형식을 정하는 두 지속 효과가 서로 어긋나면 나중에 적용된 쪽을 따른다. 최후 돌격명령보다 레벨 제한 B구역이 나중에 적용되면 레벨 4 이상의 몬스터는 수비 표시가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls('Final Attack Orders');
    given(turnPlayer).controls('Level Limit - Area B').hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf');
    then.positionIs('Gemini Elf', 'defense');
    turnPlayer.specialSummons('Cyber Dragon', { position: 'attack' });
    then.controls(turnPlayer, 'Cyber Dragon');
    then.positionIs('Cyber Dragon', 'defense');
  },
);
