import { ruling } from '../language';

export default ruling(
  'treated-rank-up-magic',
  {
    covers: ['special-summon-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'A Rank-Up-Magic Special Summons by its effect', ko: '랭크 업 매직의 특수 소환' },
    statement: {
      en: 'Rank-Up-Magic cards Special Summon by their effect, which is treated as an Xyz Summon: the new monster has the old one as material, and nothing can negate the Summon.',
      ko: '랭크 업 매직 카드는 효과로 특수 소환하며 이를 엑시즈 소환으로 취급할 뿐이다. 원래의 몬스터는 새 몬스터의 엑시즈 소재가 되고, 그 특수 소환은 무효로 할 수 없다.',
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
