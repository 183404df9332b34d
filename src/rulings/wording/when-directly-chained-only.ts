import { ruling } from '../language';

export default ruling(
  'when-directly-chained-only',
  {
    covers: ['chain', 'missed-timing'],
    title: { en: '"When ... is activated" answers that activation', ko: '"발동했을 때"의 효과는 그 발동에 체인한다' },
    statement: {
      en: 'An effect that says "when ... is activated" answers the last thing that happened. So Paleozoic Dinomischus is chained directly to the Trap Card whose activation it asks for, or not used at all.',
      ko: '"발동했을 때"의 효과는 마지막으로 일어난 발동에 대응한다. 그래서 버제스토마 디노미스쿠스의 ②는 조건이 되는 함정 카드의 발동에 직접 체인해야만 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasInGY('Paleozoic Dinomischus').hasSet('Jar of Greed').hasInDeck('Celtic Guardian');
    turnPlayer.activates('Jar of Greed');
    then.can(turnPlayer).activate('Paleozoic Dinomischus', { effect: 2 });
    turnPlayer.activates('Paleozoic Dinomischus', { effect: 2 });

    then.chainIs('turnPlayer: Jar of Greed', 'turnPlayer: Paleozoic Dinomischus');
    then.linkAnswers('Paleozoic Dinomischus', 1);
  },
);
