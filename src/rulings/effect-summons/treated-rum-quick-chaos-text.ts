import { ruling } from '../language';

export default ruling(
  'treated-rum-quick-chaos-text',
  {
    covers: ['special-summon-effect', 'xyz-summon', 'summon-negation'],
    title: { en: 'Rank-Up-Magic Quick Chaos, whatever it once said', ko: '퀵 카오스의 옛 텍스트' },
    statement: {
      en: 'Rank-Up-Magic Quick Chaos was once printed like a plain Xyz Summon, which could be negated. By its present text its effect Special Summons and treats that as an Xyz Summon, so there is no moment to negate the Summon and Horn of Heaven cannot be used.',
      ko: 'RUM－퀵 카오스는 한때 무효로 할 수 있는 보통의 엑시즈 소환처럼 쓰여 있었다. 현재 텍스트는 효과로 특수 소환하고 엑시즈 소환으로 취급하는 것이므로, 소환을 무효로 할 틈이 없어 승천의 뿔피리는 쓸 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls({ card: 'Number 39: Utopia', materials: ['Celtic Guardian', 'Mystical Elf'] })
      .hasInExtraDeck('Number C39: Utopia Ray V')
      .hasSet('Rank-Up-Magic Quick Chaos');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates('Rank-Up-Magic Quick Chaos');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
    bothPass();
    then.linkWas('Rank-Up-Magic Quick Chaos', 'resolved');
    then.controls(turnPlayer, 'Number C39: Utopia Ray V');
    then.happened('summoned', { card: 'Number C39: Utopia Ray V', where: { way: 'xyz' } });
    for (const card of ['Number 39: Utopia', 'Celtic Guardian', 'Mystical Elf'])
      then.isIn(card, 'attached', turnPlayer);
    then.neverAsked('summonNegation');
    then.cannot(opponent).activate('Horn of Heaven', { because: 'no-pending-summon' });
  },
);
