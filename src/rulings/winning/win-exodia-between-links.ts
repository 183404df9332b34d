import { ruling } from '../language';

export default ruling(
  'win-exodia-between-links',
  {
    covers: ['winning', 'resolution', 'chain'],
    title: {
      en: 'Won between two links',
      ko: '체인 처리 도중의 승리',
    },
    statement: {
      en: 'Whether a player has won is looked at after every Chain Link. Backup Soldier, the higher link, completes Exodia, so the Duel is won then and Delinquent Duo below it does not resolve.',
      ko: '승리했는지는 체인 블록을 하나 처리할 때마다 본다. 보충 요원으로 엑조디아가 모였으므로 그 자리에서 승리하고, 그 아래의 짓궂은 쌍둥이 악마는 처리하지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Delinquent Duo');
    given(opponent)
      .hasInHand('Exodia the Forbidden One', 'Right Leg of the Forbidden One')
      .hasInGY(
        'Left Leg of the Forbidden One',
        'Right Arm of the Forbidden One',
        'Left Arm of the Forbidden One',
        'Celtic Guardian',
        'Celtic Guardian',
      )
      .hasSet('Backup Soldier');
    turnPlayer.activates('Delinquent Duo');
    then.lpIs(turnPlayer, 7000);
    opponent.activates('Backup Soldier', {
      targets: ['Left Leg of the Forbidden One', 'Right Arm of the Forbidden One', 'Left Arm of the Forbidden One'],
    });
    bothPass();
    then.chainsWere(['turnPlayer: Delinquent Duo', 'opponent: Backup Soldier']);
    then.wonBy(opponent);
    then.happened('duelEnded', { where: { reason: 'effect' } });
    then.didNotHappen('linkResolving', { card: 'Delinquent Duo' });
    then.countIs(opponent, 'hand', 5);
  },
);
