import { ruling } from '../language';

export default ruling(
  'ce-decree-drain-venus',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Royal Decree, Skill Drain and Splendid Venus', ko: '왕궁의 포고령, 스킬 드레인, The splendid VENUS' },
    statement: {
      en: 'Royal Decree negates Skill Drain, Skill Drain negates Splendid Venus, and a valid Venus would keep Skill Drain from being negated: a circle. By a ruling for these cards it ends with Skill Drain negated and Venus valid.',
      ko: '왕궁의 포고령은 스킬 드레인을, 스킬 드레인은 The splendid VENUS를 무효로 하는데, 유효한 VENUS는 스킬 드레인이 무효가 되지 않게 한다. 이 순환은 개별 재정에 따라, 스킬 드레인이 무효가 되고 VENUS가 유효한 상태로 정해진다.',
    },
    doubtful: {
      en: 'Which player controls which card is not stated with the ruling. Splendid Venus protects only Spells and Traps of her own controller, so Skill Drain is on her side here.',
      ko: '재정에는 누구의 카드인지 나와 있지 않다. VENUS는 자신의 컨트롤러의 마법 / 함정만 지키므로, 여기서는 스킬 드레인이 VENUS와 같은 쪽에 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Skill Drain last', ko: '스킬 드레인이 마지막' }, () => {
      given(turnPlayer).controls('Splendid Venus').hasSet('Skill Drain');
      given(opponent).controls('Royal Decree', 'Gemini Elf');
      turnPlayer.activates('Skill Drain');
      bothPass();
      then.controls(turnPlayer, 'Skill Drain');
      then.atkIs('Gemini Elf', 1400);
      turnPlayer.movesTo('battle');
      then.atkIs('Gemini Elf', 1400);
    });
    inCase({ en: 'Royal Decree last', ko: '왕궁의 포고령이 마지막' }, () => {
      given(turnPlayer).controls('Skill Drain', 'Splendid Venus');
      given(opponent).controls('Gemini Elf').hasSet('Royal Decree');
      then.atkIs('Gemini Elf', 1900);
      turnPlayer.movesTo('battle');
      opponent.activates('Royal Decree');
      bothPass();
      then.linkWas('Royal Decree', 'resolved');
      then.atkIs('Gemini Elf', 1400);
    });
    inCase({ en: 'Another Trap is kept from being negated', ko: '다른 함정은 무효가 되지 않는다' }, () => {
      given(turnPlayer).controls('Splendid Venus').hasSet('Raigeki Break').hasInHand('Celtic Guardian');
      given(opponent).controls('Royal Decree', 'Gemini Elf');
      turnPlayer.activates('Raigeki Break', { targets: ['Gemini Elf'], cost: ['Celtic Guardian'] });
      bothPass();
      then.linkWas('Raigeki Break', 'resolved');
      then.isIn('Gemini Elf', 'gy', opponent);
    });
  },
);
