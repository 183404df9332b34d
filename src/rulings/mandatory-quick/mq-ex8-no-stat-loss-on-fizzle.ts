import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-no-stat-loss-on-fizzle',
  {
    covers: ['mandatory-quick', 'resolution'],
    title: { en: 'No loss of ATK without a negation', ko: '무효로 하지 못하면 공격력도 내려가지 않는다' },
    statement: {
      en: 'Light and Darkness Dragon loses ATK and DEF only when it negates. The opponent’s is Chain Link 3 and does not lie directly above Dark Hole, so it negates nothing and keeps both.',
      ko: '라이트 앤드 다크니스 드래곤은 무효로 했을 때에만 공격력과 수비력이 내려간다. 상대의 것은 체인 3이라 블랙홀의 바로 위에 있지 않아 무효로 하지 못하므로 내려가지 않는다.',
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
