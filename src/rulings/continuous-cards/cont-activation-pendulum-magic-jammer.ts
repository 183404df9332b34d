import { ruling } from '../language';

export default ruling(
  'cont-activation-pendulum-magic-jammer',
  {
    covers: ['activation-negation', 'pendulum-zones', 'counter-traps'],
    title: { en: 'A Pendulum Card is activated like a Spell Card', ko: '펜듈럼 카드의 발동은 마법 카드의 발동' },
    statement: {
      en: 'A Pendulum Monster that is put in a Pendulum Zone is activated as a Spell Card, just as a Continuous Spell is. Magic Jammer can answer that.',
      ko: '펜듈럼 존에 펜듈럼 몬스터를 놓는 것은 지속 마법처럼 마법 카드의 발동으로 취급한다. 매직 재머를 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Qliphort Scout');
    given(opponent).hasSet('Magic Jammer').hasInHand('Gemini Elf');
    turnPlayer.activates('Qliphort Scout');
    then.can(opponent).activate('Magic Jammer');
    opponent.activates('Magic Jammer', { cost: ['Gemini Elf'] });
    bothPass();
    then.linkWas('Qliphort Scout', 'activationNegated');
    then.isIn('Qliphort Scout', 'gy', turnPlayer);
  },
);
