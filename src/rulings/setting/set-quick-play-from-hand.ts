import { ruling } from '../language';

export default ruling(
  'set-quick-play-from-hand',
  {
    covers: ['activation', 'damage-step', 'spell-speed'],
    title: { en: 'Quick-Play Spells from the hand', ko: '패에서 발동하는 속공 마법' },
    statement: {
      en: 'From the hand a Quick-Play Spell is activated only in its player’s own turn, there in any Phase, even the Damage Step if its text allows. So the turn player uses Rush Recklessly and the opponent, who has not Set it, cannot.',
      ko: '속공 마법을 패에서 발동할 수 있는 것은 자신 턴뿐이며, 그때에는 어느 페이즈든 발동할 수 있다. 그래서 턴 플레이어는 돌진을 패에서 발동할 수 있고, 세트해 두지 않은 상대는 발동할 수 없다.',
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
