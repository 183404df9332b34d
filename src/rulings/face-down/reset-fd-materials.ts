import { ruling } from '../language';

export default ruling(
  'reset-fd-materials',
  {
    covers: ['face-down', 'tribute-summon', 'materials'],
    title: { en: 'What was Tributed is forgotten', ko: '무엇을 릴리스했는지도 없어진다' },
    statement: {
      en: 'What was Tributed for a monster is forgotten when it is turned face-down, as far as an effect reads its number or its values. Great Maju Garzett then knows no ATK to double.',
      ko: '몬스터가 뒷면 표시가 되면, 어드밴스 소환에 릴리스한 몬스터의 수나 수치는 없어진 것으로 한다. 위대한 마수 가젯트는 배로 할 공격력을 더 이상 알 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Summoned Skull').hasInHand('Great Maju Garzett', 'Book of Moon', 'Book of Taiyou');
    turnPlayer.tributeSummons('Great Maju Garzett', 'Summoned Skull');
    then.atkIs('Great Maju Garzett', 5000);
    turnPlayer.activates('Book of Moon', { targets: ['Great Maju Garzett'] });
    bothPass();
    then.positionIs('Great Maju Garzett', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Great Maju Garzett'] });
    bothPass();
    then.positionIs('Great Maju Garzett', 'attack');
    then.atkIs('Great Maju Garzett', 0);
  },
);
