import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-destroyed-dragon-triggers',
  {
    covers: ['mandatory-quick', 'trigger-order'],
    title: { en: 'The destroyed dragon starts a new Chain', ko: '파괴된 용이 새 체인을 시작한다' },
    statement: {
      en: 'The dragon destroyed inside the Chain triggers when it is over. That is a monster effect again, so the dragon still on the field is forced to answer it.',
      ko: '체인 도중에 파괴된 용의 효과는 체인이 끝난 뒤 발동한다. 이것도 몬스터 효과의 발동이므로 필드에 남은 용이 다시 강제로 답한다.',
    },
    doubtful: {
      en: 'The published example does not go on to this new Chain. That the dragon starts it and is answered in turn follows from the rules.',
      ko: '공개된 예는 이 새 체인까지 다루지 않는다. 파괴된 용이 새 체인을 시작하고 남은 용이 강제로 답하는 것은 규칙에서 이끌어 낸 것이다.',
    },
  },
  (words) => {
    const { turnPlayer, opponent, then } = words;
    twoDragons(words);
    turnPlayer.activates('Dark Hole');
    opponent.passes();
    then.chainsWere(
      [
        'turnPlayer: Dark Hole',
        'turnPlayer: Light and Darkness Dragon',
        'opponent: Light and Darkness Dragon',
        'opponent: Doomcaliber Knight',
      ],
      ['opponent: Light and Darkness Dragon', 'turnPlayer: Light and Darkness Dragon'],
    );
    // Divine Wrath could answer that link too.
    opponent.passes();
    then.happened('targeted', { card: 'Celtic Guardian' });
    then.linkWas('Light and Darkness Dragon@opponent', 'activationNegated', { chain: 2 });
    then.isIn('Celtic Guardian', 'gy', opponent);
    then.atkIs('Light and Darkness Dragon@turnPlayer', 1800);
    then.defIs('Light and Darkness Dragon@turnPlayer', 1400);
  },
);
