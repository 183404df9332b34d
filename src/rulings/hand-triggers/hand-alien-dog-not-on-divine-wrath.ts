import { alienDog } from '../boards/alien-dog';
import { ruling } from '../language';

export default ruling(
  'hand-alien-dog-not-on-divine-wrath',
  {
    covers: ['hand-triggers', 'counter-traps', 'spell-speed'],
    title: { en: 'Not on Divine Wrath', ko: '천벌에는 체인할 수 없다' },
    statement: {
      en: 'Only a Counter Trap answers a Counter Trap, so Alien Dog cannot be chained to Divine Wrath, not even as a trigger of the hand, which counts like Spell Speed 2. It cannot be used later either: its chance was in the first Chain after the Summon, and that Chain is over.',
      ko: '카운터 함정에는 카운터 함정으로만 체인할 수 있으므로, 스펠 스피드 2처럼 다루는 패의 유발 효과인 에일리언 도그도 천벌에는 체인할 수 없다. 나중에 발동할 수도 없다. 그 소환 직후의 체인에서만 발동할 수 있는데, 그 체인이 끝났기 때문이다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then } = words;
    given(opponent).hasSet('Divine Wrath').hasInHand('Gemini Elf');
    // Something to answer with, so that the turn player is asked.
    given(turnPlayer).hasSet('Seven Tools of the Bandit');
    alienDog(words);
    opponent.activates('Divine Wrath');
    then.isAsked(turnPlayer, 'chain');
    then.cannot(turnPlayer).activate('Alien Dog', { because: 'counter-trap-only' });
    then.can(turnPlayer).activate('Seven Tools of the Bandit');
    bothPass();
    then.chainIs('turnPlayer: Alien Ammonite', 'opponent: Divine Wrath');
    then.spellSpeedWas('Divine Wrath', 3);
    then.linkWas('Alien Ammonite', 'activationNegated');
    then.wasNeverOffered('Alien Dog', 'activate');
    then.isIn('Alien Dog', 'hand', turnPlayer);
  },
);
