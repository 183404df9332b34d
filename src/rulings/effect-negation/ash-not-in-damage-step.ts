import { ruling } from '../language';

export default ruling(
  'ash-not-in-damage-step',
  {
    covers: ['effect-negation', 'damage-step'],
    title: { en: 'Not in the Damage Step', ko: '데미지 스텝에는 발동할 수 없다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates an effect, not an activation, so the Damage Step is closed to it: Sangan destroyed by battle cannot be answered, Sangan destroyed by Dark Hole can.',
      ko: '하루 우라라는 발동이 아니라 효과를 무효로 하는 효과이므로 데미지 스텝에 발동할 수 없다. 전투로 파괴된 크리터에는 체인할 수 없지만, 블랙홀로 파괴된 크리터에는 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Destroyed by battle', ko: '전투로 파괴' }, () => {
      given.startsIn('battle');
      // Divine Wrath negates the activation and may be used: it only gives the turn player a window.
      given(turnPlayer).controls('Summoned Skull').hasInHand('Ash Blossom & Joyous Spring').hasSet('Divine Wrath');
      given(opponent).controls('Sangan').hasInDeck('Kuriboh', 'Gemini Elf');
      turnPlayer.attacks('Summoned Skull', 'Sangan');
      then.timingIs('battlePhase.damageStep.end');
      then.chainIs('opponent: Sangan');
      then.isAsked(turnPlayer, 'chain');
      then.can(turnPlayer).activate('Divine Wrath');
      then.cannot(turnPlayer).activate('Ash Blossom & Joyous Spring', { because: 'damage-step' });
      turnPlayer.passes();
      then.chainsWere(['opponent: Sangan']);
      then.linkWas('Sangan', 'resolved');
      then.isIn('Kuriboh', 'hand', opponent);
      then.wasNeverOffered('Ash Blossom & Joyous Spring', 'activate');
    });
    inCase({ en: 'Destroyed by Dark Hole', ko: '블랙홀로 파괴' }, () => {
      given(turnPlayer).hasInHand('Dark Hole', 'Ash Blossom & Joyous Spring');
      given(opponent).controls('Sangan').hasInDeck('Kuriboh', 'Gemini Elf');
      turnPlayer.activates('Dark Hole');
      then.chainIs('opponent: Sangan');
      then.can(turnPlayer).activate('Ash Blossom & Joyous Spring');
      turnPlayer.activates('Ash Blossom & Joyous Spring');
      bothPass();
      then.linkWas('Sangan', 'effectNegated');
      then.isIn('Kuriboh', 'deck', opponent);
    });
  },
);
