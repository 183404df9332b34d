import { ruling } from '../language';

export default ruling(
  'inh-vanity-beforehand',
  {
    covers: ['special-summon-procedure', 'priority'],
    title: { en: 'Vanity’s Emptiness has to come earlier', ko: '배너티 스페이스는 미리 발동해야 한다' },
    statement: {
      en: 'Vanity’s Emptiness forbids Special Summons only while it applies. Activated in the Standby Phase, before Cyber Dragon’s Summon is attempted, it already applies and the Summon is refused.',
      ko: '배너티 스페이스는 적용되고 있는 동안의 특수 소환만 금지한다. 스탠바이 페이즈처럼 소환하기 전에 발동해 두었으므로, 사이버 드래곤은 특수 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf').hasSet("Vanity's Emptiness");
    then.phaseIs('standby');
    opponent.activates("Vanity's Emptiness");
    bothPass();
    then.phaseIs('main1');
    then.cannot(turnPlayer).specialSummon('Cyber Dragon', { because: 'locked' });
  },
);
