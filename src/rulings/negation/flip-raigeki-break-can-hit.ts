import { ruling } from '../language';

export default ruling(
  'flip-raigeki-break-can-hit',
  {
    covers: ['summon-negation', 'flip-summon', 'targeting'],
    title: { en: 'Raigeki Break hits a Flip Summoned monster', ko: '반전 소환하는 몬스터는 파괴할 수 있다' },
    statement: {
      en: 'Because the monster of a Flip Summon is on the field, Raigeki Break can be chained to the negation and destroy it; then there is no Summon left to negate.',
      ko: '반전 소환하는 몬스터는 필드에 있으므로, 무효 효과에 썬더 브레이크를 체인해 파괴할 수 있다. 그러면 무효로 할 소환이 남지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Celtic Guardian', 'Raigeki Break').hasInHand('Mystical Elf');
    given(opponent).controls('T.G. Halberd Cannon');
    turnPlayer.flipSummons('Celtic Guardian');
    opponent.activates('T.G. Halberd Cannon');
    turnPlayer.activates('Raigeki Break', { cost: ['Mystical Elf'] });
    then.canPick('Celtic Guardian');
    turnPlayer.picks('Celtic Guardian');
    bothPass();
    then.happened('moved', {
      card: 'Celtic Guardian',
      where: { 'before.place': 'monsterZone', to: 'gy', reasons: 'destroyed' },
    });
    then.linkWas('Raigeki Break', 'resolved');
    then.linkWas('T.G. Halberd Cannon', 'withoutEffect');
    then.wasNotSummoned('Celtic Guardian');
  },
);
