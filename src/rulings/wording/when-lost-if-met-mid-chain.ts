import { ruling } from '../language';

export default ruling(
  'when-lost-if-met-mid-chain',
  {
    covers: ['chain', 'missed-timing'],
    title: { en: 'The chance is gone with the last link', ko: '그 발동에 바로 체인하지 않으면 기회를 잃는다' },
    statement: {
      en: 'Paleozoic Dinomischus answers "when" a Trap Card is activated, so it must be chained directly to that Trap. After the Chain the last thing to happen was its resolution, not the activation, so the chance is gone.',
      ko: '버제스토마 디노미스쿠스의 ②는 함정 카드가 발동했을 "때"의 효과이므로 그 함정 카드에 바로 체인해야 한다. 체인이 끝난 뒤에는 마지막으로 일어난 일이 발동이 아니므로 발동할 수 없다.',
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
