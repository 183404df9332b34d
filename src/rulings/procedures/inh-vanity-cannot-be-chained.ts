import { ruling } from '../language';

export default ruling(
  'inh-vanity-cannot-be-chained',
  {
    covers: ['special-summon-procedure', 'summon-negation'],
    title: { en: 'Vanity’s Emptiness comes too late', ko: '배너티 스페이스로는 이미 늦다' },
    statement: {
      en: 'While Cyber Dragon’s Special Summon is being attempted only something that negates the Summon can be activated. Vanity’s Emptiness forbids Special Summons but negates none, so it comes too late for this one.',
      ko: '특수 소환하려는 때에 발동할 수 있는 것은 그 소환을 무효로 하는 것뿐이다. 배너티 스페이스는 특수 소환을 금지할 뿐 무효로 하지 않으므로, 사이버 드래곤을 소환하려는 때에는 이미 늦다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    // Solemn Judgment makes the duel stop in the window of the attempt.
    given(opponent).controls('Gemini Elf').hasSet("Vanity's Emptiness", 'Solemn Judgment');
    turnPlayer.specialSummons('Cyber Dragon');
    then.isAsked(opponent, 'summonNegation');
    then.cannot(opponent).activate("Vanity's Emptiness", { because: 'summon-negation-only' });
    opponent.passes();
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.controls(turnPlayer, 'Cyber Dragon');
    then.noChain();
  },
);
