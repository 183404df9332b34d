import { explained } from '../language';

export default explained(
  'extra-three-classes',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Three kinds of additional Normal Summons', ko: '통상 소환을 늘리는 세 가지' },
    statement: {
      en: 'An effect raises the number of Normal Summons of the turn (Double Summon), allows one in addition to the ordinary one (Gem-Knight Seraphinite), or performs a Normal Summon right after it resolves (Ultimate Offering). The three add up.',
      ko: '통상 소환을 늘리는 효과는 횟수를 정해진 수까지 늘리는 것(이중소환), 통상 소환 외에 1번을 허용하는 것(젬나이트 세라피), 효과 처리 직후에 일반 소환하는 것(희생의 제물)으로 나뉘며, 서로 겹쳐 쓸 수 있다.',
    },
  },
  ['extra-count-double-summon', 'extra-count-and-ticket-coexist', 'extra-effect-summon-unlimited'],
);
