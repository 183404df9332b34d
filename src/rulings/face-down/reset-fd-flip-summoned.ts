import { ruling } from '../language';

export default ruling(
  'reset-fd-flip-summoned',
  {
    covers: ['face-down', 'flip-summon'],
    title: { en: 'It was Flip Summoned, but that is forgotten', ko: '반전 소환했다는 정보도 사라진다' },
    statement: {
      en: 'A monster that was Flip Summoned and turned face-down again is no Flip Summoned monster any more. Turned up by an effect, which is no Summon, it does not become one.',
      ko: '반전 소환한 몬스터가 다시 뒷면 표시가 되면 더 이상 반전 소환한 몬스터가 아니다. 효과로 앞면 표시가 되는 것은 소환이 아니므로, 반전 소환한 몬스터로 취급하지 않는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasSet('Dododo Swordsman').hasInHand('Book of Moon', 'Book of Taiyou');
    turnPlayer.flipSummons('Dododo Swordsman');
    turnPlayer.declines();
    then.atkIs('Dododo Swordsman', 3500);
    turnPlayer.activates('Book of Moon', { targets: ['Dododo Swordsman'] });
    bothPass();
    turnPlayer.activates('Book of Taiyou', { targets: ['Dododo Swordsman'] });
    bothPass();
    turnPlayer.declines();
    then.positionIs('Dododo Swordsman', 'attack');
    then.atkIs('Dododo Swordsman', 0);
  },
);
