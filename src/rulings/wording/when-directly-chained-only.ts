import { ruling } from '../language';

export default ruling(
  'when-directly-chained-only',
  {
    covers: ['chain', 'missed-timing'],
    title: { en: '"When ... is activated" answers that activation', ko: '"발동했을 때"의 효과는 그 발동에 체인한다' },
    statement: {
      en: 'An effect that says "when ... is activated" can only be chained directly to that activation.',
      ko: '"발동했을 때"라고 적힌 효과는 조건을 만족하는 발동에 직접 체인하는 경우에만 발동할 수 있다.',
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
