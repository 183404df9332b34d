import { ruling } from '../language';

export default ruling(
  'ce-area-b-then-final-attack',
  {
    covers: ['continuous-effects', 'positions'],
    title: { en: 'Area B, then Final Attack Orders', ko: 'B구역 다음에 최후 돌격명령' },
    statement: {
      en: 'Two continuous effects that set the battle position contradict each other, and the later one shows: if Final Attack Orders began after Level Limit - Area B, every face-up monster is in Attack Position.',
      ko: '표시 형식을 정하는 두 지속 효과가 서로 어긋나면 나중에 적용된 쪽을 따른다. 레벨 제한 B구역보다 최후 돌격명령이 나중에 적용되면 앞면 표시 몬스터는 모두 공격 표시가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    inCase({ en: 'Both face-up', ko: '둘 다 앞면 표시' }, () => {
      given(turnPlayer).controls('Level Limit - Area B');
      given(opponent).controls('Final Attack Orders', 'Gemini Elf');
      given(turnPlayer).hasInHand('Cyber Dragon');
      then.positionIs('Gemini Elf', 'attack');
      turnPlayer.specialSummons('Cyber Dragon', { position: 'defense' });
      then.positionIs('Cyber Dragon', 'attack');
    });
    inCase({ en: 'Activated later', ko: '나중에 발동' }, () => {
      given(turnPlayer).controls('Level Limit - Area B', 'Cyber Dragon').hasSet('Final Attack Orders');
      then.positionIs('Cyber Dragon', 'defense');
      turnPlayer.activates('Final Attack Orders');
      then.linkWas('Final Attack Orders', 'resolved');
      then.positionIs('Cyber Dragon', 'attack');
      then.cannot(turnPlayer).changePosition('Cyber Dragon', { because: 'locked' });
    });
  },
);
