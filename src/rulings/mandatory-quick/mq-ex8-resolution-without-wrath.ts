import { twoDragons } from '../boards/two-dragons';
import { ruling } from '../language';

export default ruling(
  'mq-ex8-resolution-without-wrath',
  {
    covers: ['mandatory-quick', 'activation-negation', 'resolution'],
    title: { en: 'How the four links resolve', ko: '체인 4까지의 처리' },
    statement: {
      en: 'Doomcaliber Knight lies directly above the opponent’s own dragon, so it negates that and destroys it. The turn player’s dragon lies directly above Dark Hole and negates it.',
      ko: '사령기사 데스커리버 나이트는 바로 아래에 있는 같은 편 용의 발동을 무효로 하고 파괴한다. 턴 플레이어의 용은 블랙홀 바로 위에 있으므로 블랙홀의 발동을 무효로 한다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, inCase, then } = words;
    twoDragons(words);
    inCase({ en: 'link by link', ko: '하나씩 처리', contrast: 'mq-ex8-resolution-with-wrath' }, () => {
      turnPlayer.activates('Dark Hole');
      opponent.passes();
      then.linkWas('Doomcaliber Knight', 'resolved', { chain: 1 });
      then.linkWas('Light and Darkness Dragon@opponent', 'activationNegated', { chain: 1 });
      then.happened('moved', {
        card: 'Light and Darkness Dragon@opponent',
        where: { to: 'gy', reasons: 'destroyed', 'before.place': 'monsterZone', link: 4 },
      });
      then.linkWas('Light and Darkness Dragon@turnPlayer', 'resolved', { chain: 1 });
      then.linkWas('Dark Hole', 'activationNegated', { chain: 1 });
      then.isIn('Light and Darkness Dragon@turnPlayer', 'monsterZone', turnPlayer);
      then.didNotHappen('moved', { card: 'Light and Darkness Dragon@turnPlayer' });
    });
    inCase({ en: 'the dragon that is left', ko: '남은 용의 능력치' }, () => {
      // A second monster in the Graveyard, so that the opponent is asked for a target and one can look at the field.
      given(opponent).hasInGY('Kuriboh');
      turnPlayer.activates('Dark Hole');
      opponent.passes();
      then.isAsked(opponent, 'pick');
      then.atkIs('Light and Darkness Dragon@turnPlayer', 2300);
      then.defIs('Light and Darkness Dragon@turnPlayer', 1900);
    });
  },
);
