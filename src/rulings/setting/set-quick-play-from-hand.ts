import { ruling } from '../language';

export default ruling(
  'set-quick-play-from-hand',
  {
    covers: ['activation', 'damage-step', 'spell-speed'],
    title: { en: 'Quick-Play Spells from the hand', ko: '패에서 발동하는 속공 마법' },
    statement: {
      en: 'A Quick-Play Spell may be activated from the hand in any Phase of its player’s own turn, but never in the opponent’s turn.',
      ko: '속공 마법은 자신 턴이라면 어느 페이즈든 패에서 발동할 수 있지만, 상대 턴에는 패에서 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Gemini Elf').hasInHand('Rush Recklessly', 'Luster Dragon');
    given(opponent).controls('Vorse Raider').hasInHand('Rush Recklessly');
    turnPlayer.attacks('Gemini Elf', 'Vorse Raider');
    then.cannot(opponent).activate('Rush Recklessly@opponent', { because: 'quick-play-opponents-turn' });
    // After the declaration, and then to leave the Battle Step.
    turnPlayer.passes();
    turnPlayer.passes();
    then.timingIs('battlePhase.damageStep.start');
    then.cannot(opponent).activate('Rush Recklessly@opponent', { because: 'quick-play-opponents-turn' });
    then.can(turnPlayer).activate('Rush Recklessly@turnPlayer');
    turnPlayer.activates('Rush Recklessly@turnPlayer', { targets: ['Gemini Elf'] });
    then.linkWas('Rush Recklessly@turnPlayer', 'resolved');
    then.isIn('Vorse Raider', 'gy', opponent);
    then.controls(turnPlayer, 'Gemini Elf');
    then.lpIs(opponent, 7300);
    then.wasNeverOffered('Rush Recklessly@opponent', 'activate');
  },
);
