import { ruling } from '../language';

export default ruling(
  'reset-fd-materials-cost',
  {
    covers: ['face-down', 'special-summon', 'costs'],
    title: { en: 'What was paid for its Summon is forgotten', ko: '특수 소환에 쓴 카드도 없어진다' },
    statement: {
      en: 'What was sent away to Special Summon a monster by its own way is forgotten when it is turned face-down: Cosmo Brain loses the ATK it had for the Level of that monster.',
      ko: '자신의 방법으로 특수 소환하기 위해 묘지로 보낸 몬스터도, 뒷면 표시가 되면 없어진 것으로 한다. 코스모브레인은 그 몬스터의 레벨로 올리던 공격력을 잃는다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cosmo Brain', 'Summoned Skull', 'Book of Moon', 'Book of Taiyou');
    turnPlayer.specialSummons('Cosmo Brain', { cost: ['Summoned Skull'], position: 'attack' });
    then.atkIs('Cosmo Brain', 2700);
    turnPlayer.activates('Book of Moon', { targets: ['Cosmo Brain'] });
    bothPass();
    then.positionIs('Cosmo Brain', 'defense', { faceDown: true });
    turnPlayer.activates('Book of Taiyou', { targets: ['Cosmo Brain'] });
    bothPass();
    then.positionIs('Cosmo Brain', 'attack');
    then.atkIs('Cosmo Brain', 1500);
  },
);
