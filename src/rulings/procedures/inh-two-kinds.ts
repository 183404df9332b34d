import { explained } from '../language';

export default explained(
  'inh-two-kinds',
  {
    covers: ['special-summon-procedure'],
    title: { en: 'Two kinds of Summon without an effect', ko: '효과를 발동하지 않는 소환의 두 종류' },
    statement: {
      en: 'A Summon without an activated effect is either one of the game’s own (Normal, Flip, Synchro, Xyz, Pendulum, Link) or the monster’s own condition, such as Cyber Dragon’s.',
      ko: '효과를 발동하지 않는 소환에는 일반·반전·싱크로·엑시즈·펜듈럼·링크 소환처럼 게임의 규칙에 따른 것과, 사이버 드래곤처럼 몬스터 자신의 조건에 따른 것이 있다.',
    },
  },
  ['inh-normal-summonable-with-procedure', 'inh-counterpart-of-normal-summon', 'inh-no-chain', 'proc-flip-2-success'],
);
