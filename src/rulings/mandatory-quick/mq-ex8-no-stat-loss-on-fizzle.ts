import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-no-stat-loss-on-fizzle',
  {
    covers: ['mandatory-quick', 'resolution'],
    title: { en: 'No loss of ATK without a negation', ko: '무효로 하지 못하면 공격력도 내려가지 않는다' },
    statement: {
      en: 'A Light and Darkness Dragon whose effect comes to nothing this way keeps its ATK and DEF.',
      ko: '이렇게 효과 없이 끝난 라이트 앤드 다크니스 드래곤의 공격력과 수비력은 내려가지 않는다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    opponent.activates('Divine Wrath', { cost: ['Gemini Elf'] });
    then.linkWas('Light and Darkness Dragon@opponent', 'withoutEffect');
    then.atkIs('Light and Darkness Dragon@opponent', 2800);
    then.defIs('Light and Darkness Dragon@opponent', 2400);
  },
);
