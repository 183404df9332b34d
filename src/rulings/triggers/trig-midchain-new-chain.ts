import { ruling } from '../language';

export default ruling(
  'trig-midchain-new-chain',
  {
    covers: ['trigger-order', 'resolution'],
    title: {
      en: 'Triggers met inside a Chain wait for its end',
      ko: '체인 도중에 만족된 유발 효과는 체인이 끝난 뒤에',
    },
    statement: {
      en: 'What triggers while a Chain is built or resolved does not interrupt it. When the last link is done it starts a Chain of its own.',
      ko: '체인을 쌓거나 처리하는 도중에 조건이 갖추어진 유발 효과는 끼어들지 않고, 그 체인이 모두 끝난 뒤 곧바로 새 체인을 만든다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Raigeki Break').hasInHand('Celtic Guardian', 'Mystical Space Typhoon');
    given(opponent).controls('Sangan').hasSet('Call of the Haunted').hasInDeck('Kuriboh');
    turnPlayer.activates('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    turnPlayer.activates('Raigeki Break', { cost: ['Celtic Guardian'], targets: ['Sangan'] });
    bothPass();
    then.happenedInOrder(
      { event: 'linkResolving', card: 'Raigeki Break' },
      { event: 'moved', card: 'Sangan', where: { to: 'gy', reasons: 'destroyed' } },
      { event: 'linkResolving', card: 'Mystical Space Typhoon' },
      { event: 'linkResolved', card: 'Mystical Space Typhoon' },
      { event: 'activated', card: 'Sangan' },
    );
    then.chainsWere(['turnPlayer: Mystical Space Typhoon', 'turnPlayer: Raigeki Break'], ['opponent: Sangan']);
  },
);
