import { ruling } from '../language';

export default ruling(
  'win-exodia-between-links',
  {
    covers: ['winning', 'resolution', 'chain'],
    title: { en: 'Won between two links', ko: '두 링크 사이의 승리' },
    statement: {
      en: 'Winning is looked at after every link. If a link completes Exodia, the ones below it are not resolved.',
      ko: '승리했는지는 링크를 하나 처리할 때마다 본다. 어떤 링크로 엑조디아가 모이면 그 아래의 링크는 처리하지 않는다.',
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
