import { ruling } from '../language';

export default ruling(
  'reset-fd-materials-cost',
  {
    covers: ['face-down', 'special-summon', 'costs'],
    title: { en: 'What was paid for its Summon is forgotten', ko: '특수 소환에 쓴 카드도 잊는다' },
    statement: {
      en: 'Cosmo Brain is Special Summoned by sending a monster away and gains ATK by that monster’s Level. Turned face-down it forgets what was sent, so face-up again it has only its own ATK.',
      ko: '코스모브레인은 몬스터를 묘지로 보내고 특수 소환하며, 그 몬스터의 레벨만큼 공격력이 오른다. 뒷면 표시가 되면 무엇을 보냈는지를 잊으므로, 다시 앞면 표시가 되면 원래의 공격력이다.',
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
