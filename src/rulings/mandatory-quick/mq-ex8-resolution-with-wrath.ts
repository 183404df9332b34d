import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-resolution-with-wrath',
  {
    covers: ['mandatory-quick', 'activation-negation', 'resolution'],
    title: { en: 'How the five links resolve', ko: '체인 5까지의 처리' },
    statement: {
      en: 'Divine Wrath negates Doomcaliber Knight, whose Tribute stays paid. The opponent’s dragon then resolves without effect, because it is not directly above Dark Hole, and the turn player’s dragon negates Dark Hole.',
      ko: '천벌이 사령기사 데스커리버 나이트의 발동을 무효로 하지만 릴리스한 코스트는 돌아오지 않는다. 상대의 용은 블랙홀에 직접 체인되지 않아 효과 없이 끝나고, 턴 플레이어의 용이 블랙홀을 무효로 한다.',
    },
    doubtful: {
      en: 'Sometimes told with Doomcaliber Knight negated by Chain Link 4. Link 4 is the Knight itself; Divine Wrath, which negates it, is Link 5.',
      ko: '사령기사 데스커리버 나이트가 체인 4에서 무효가 된다는 설명도 있으나, 체인 4는 그 자신이고 그것을 무효로 하는 천벌은 체인 5이다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    opponent.activates('Divine Wrath', { cost: ['Gemini Elf'] });
    then.linkWas('Divine Wrath', 'resolved');
    then.linkWas('Doomcaliber Knight', 'activationNegated');
    then.isIn('Doomcaliber Knight', 'gy', opponent);
    then.linkWas('Light and Darkness Dragon@opponent', 'withoutEffect');
    then.linkWas('Light and Darkness Dragon@turnPlayer', 'resolved');
    then.atkIs('Light and Darkness Dragon@turnPlayer', 2300);
    then.defIs('Light and Darkness Dragon@turnPlayer', 1900);
    then.linkWas('Dark Hole', 'activationNegated');
    then.controls(turnPlayer, 'Light and Darkness Dragon');
    then.controls(opponent, 'Light and Darkness Dragon');
  },
);
