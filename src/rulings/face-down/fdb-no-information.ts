import { card, ruling } from '../language';

export default ruling(
  'fdb-no-information',
  {
    covers: ['face-down-banish', 'targeting'],
    title: { en: 'Nothing is known of it', ko: '뒷면 표시로 제외된 카드의 정보' },
    statement: {
      en: 'No effect can read the front of a card banished face-down: neither its kind nor its name, Level, Type, Attribute, ATK or DEF. D.D.R. asks for a banished monster and finds none.',
      ko: '뒷면 표시로 제외된 카드는 카드의 종류, 카드명, 레벨, 종족, 속성, 공격력, 수비력을 모두 알 수 없는 것으로 취급한다. 제외된 몬스터를 대상으로 하는 D·D·R은 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, then, inCase }) => {
    given(turnPlayer).hasInHand('D.D.R. - Different Dimension Reincarnation', 'Mystical Elf');
    inCase({ en: 'Face-down', ko: '뒷면 표시' }, () => {
      given(turnPlayer).hasBanished(card('Gemini Elf', { faceDown: true }));
      then.cannot(turnPlayer).activate('D.D.R. - Different Dimension Reincarnation', { because: 'no-target' });
    });
    inCase({ en: 'Face-up', ko: '앞면 표시', contrast: 1 }, () => {
      given(turnPlayer).hasBanished('Gemini Elf');
      then.can(turnPlayer).activate('D.D.R. - Different Dimension Reincarnation');
    });
  },
);
