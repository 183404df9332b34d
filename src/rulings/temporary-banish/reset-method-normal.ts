import { card, ruling } from '../language';

export default ruling(
  'reset-method-normal',
  {
    covers: ['banish', 'face-down', 'normal-summon'],
    title: { en: 'Normal Summoned stays Normal Summoned', ko: '일반 소환되었다는 정보는 남는다' },
    statement: {
      en: 'World Legacy - "World Armor" has an effect that only a Normal Summoned copy may use. That it was Normal Summoned is kept when it is turned face-down and when it is banished for a time, so the effect can be activated after either.',
      ko: '성유물－『성개』에는 일반 소환된 것만 발동할 수 있는 효과가 있다. 일반 소환되었다는 정보는 뒷면 표시가 되어도, 일시적으로 제외되어도 남으므로, 어느 쪽을 거쳐도 그 효과를 발동할 수 있다.',
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
