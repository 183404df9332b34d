import { ruling } from '../language';

export default ruling(
  'treated-rank-up-magic',
  {
    covers: ['special-summon-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'A Rank-Up-Magic Special Summons by its effect', ko: '랭크 업 매직의 특수 소환' },
    statement: {
      en: "Rank-Up-Magic Barian's Force Special Summons by its effect and only treats that as an Xyz Summon. It happens within the resolution, so Horn of Heaven finds no attempted Summon before or after it. The old monster becomes material of the new one.",
      ko: 'RUM－바리언즈 포스는 효과로 특수 소환하고 이를 엑시즈 소환으로 취급할 뿐이다. 효과 처리 중에 소환하므로 전에도 후에도 승천의 뿔피리로 무효로 할 소환이 없다. 원래의 몬스터는 새 몬스터의 소재가 된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls({ card: 'Number 39: Utopia', materials: ['Celtic Guardian', 'Mystical Elf'] })
      .hasInExtraDeck('Number C39: Utopia Ray V')
      .hasInHand("Rank-Up-Magic Barian's Force");
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates("Rank-Up-Magic Barian's Force");
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    bothPass();
    then.linkWas("Rank-Up-Magic Barian's Force", 'resolved');
    then.controls(turnPlayer, 'Number C39: Utopia Ray V');
    then.happened('summoned', { card: 'Number C39: Utopia Ray V', where: { way: 'xyz' } });
    for (const card of ['Number 39: Utopia', 'Celtic Guardian', 'Mystical Elf'])
      then.isIn(card, 'attached', turnPlayer);
    then.neverAsked('summonNegation');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
  },
);
