import { ruling } from '../language';

export default ruling(
  'reset-fd-materials',
  {
    covers: ['face-down', 'tribute-summon', 'materials'],
    title: { en: 'What was Tributed is forgotten', ko: '무엇을 릴리스했는지도 잊는다' },
    statement: {
      en: 'Great Maju Garzett has twice the ATK of the monster that was Tributed for it. Turned face-down it forgets the number and values of what was Tributed, so face-up again there is no ATK to double and it has 0.',
      ko: '위대한 마수 가젯트의 공격력은 어드밴스 소환을 위해 릴리스한 몬스터의 배가 된다. 뒷면 표시가 되면 릴리스한 몬스터의 수나 수치를 잊으므로, 다시 앞면 표시가 되면 배로 할 공격력이 없어 0이 된다.',
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
