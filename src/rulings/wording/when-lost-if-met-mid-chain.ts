import { ruling } from '../language';

export default ruling(
  'when-lost-if-met-mid-chain',
  {
    covers: ['chain', 'missed-timing'],
    title: { en: 'The chance is gone with the last link', ko: '마지막 체인 블록일 때를 지나치면 발동할 수 없다' },
    statement: {
      en: 'An effect that says "when ... is activated" is lost once something else has happened: after the Chain there is no choice to use it.',
      ko: '"발동했을 때"의 효과는 그 발동에 체인하지 않고 지나가면 발동할 수 없다. 체인 처리가 끝난 뒤에는 발동을 선택할 수 없다.',
    },
    contrast: 'when-dinomischus-cl2',
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInGY('Paleozoic Dinomischus').hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.activates('Jar of Greed');
    bothPass();

    then.isIn('Celtic Guardian', 'hand', turnPlayer);
    then.cannot(turnPlayer).activate('Paleozoic Dinomischus', { effect: 2, because: 'event-not-happened' });
    then.firstOfferedOn('Paleozoic Dinomischus', 'activate', 'turnPlayer: Jar of Greed');
    then.isIn('Paleozoic Dinomischus', 'gy', turnPlayer);
  },
);
