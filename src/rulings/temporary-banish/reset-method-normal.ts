import { card, ruling } from '../language';

export default ruling(
  'reset-method-normal',
  {
    covers: ['banish', 'face-down', 'normal-summon'],
    title: { en: 'Normal Summoned stays Normal Summoned', ko: '일반 소환되었다는 정보는 남는다' },
    statement: {
      en: 'That a monster was Normal Summoned is kept when it is turned face-down and when it is banished for a time.',
      ko: '일반 소환되었다는 것은 뒷면 표시가 되어도, 일시적으로 제외되어도 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer).controls(card('World Legacy - "World Armor"', { method: 'normal' }));
    given(opponent).controls(card('Number 39: Utopia', { method: 'special', way: 'xyz', properlySummoned: true }));
    given(turnPlayer).controls('Interdimensional Matter Forwarder').hasInHand('Book of Moon', 'Book of Taiyou');
    const after = () => {
      then.can(turnPlayer).activate('World Legacy - "World Armor"', { effect: 3 });
    };
    inCase({ en: 'Turned face-down and up again', ko: '뒷면 표시가 되었다가 앞면 표시로' }, () => {
      turnPlayer.activates('Book of Moon', { targets: ['World Legacy - "World Armor"'] });
      bothPass();
      turnPlayer.activates('Book of Taiyou', { targets: ['World Legacy - "World Armor"'] });
      bothPass();
      then.positionIs('World Legacy - "World Armor"', 'attack');
      after();
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Forwarder', {
        effect: 1,
        targets: ['World Legacy - "World Armor"'],
      });
      bothPass();
      turnPlayer.passes();
      after();
    });
  },
);
