import { ruling } from '../language';

export default ruling(
  'ce-final-attack-then-area-b',
  {
    covers: ['continuous-effects', 'positions'],
    title: { en: 'Final Attack Orders, then Area B', ko: '최후 돌격명령 다음에 B구역' },
    statement: {
      en: 'If Level Limit - Area B began after Final Attack Orders, monsters of Level 4 or higher are in Defense Position.',
      ko: '최후 돌격명령보다 레벨 제한 B구역이 나중에 적용되면 레벨 4 이상의 몬스터는 수비 표시가 된다.',
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
