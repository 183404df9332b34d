import { ruling } from '../language';

export default ruling(
  'reset-call-of-the-haunted-cost',
  {
    covers: ['continuous-cards', 'costs'],
    title: { en: 'Call of the Haunted when the monster is Tributed', ko: '몬스터를 릴리스한 리빙 데드' },
    statement: {
      en: 'Call of the Haunted is destroyed when its monster is destroyed. A monster that goes to the GY as a cost was not destroyed, and the card stays.',
      ko: '리빙 데드가 부르는 소리는 그 몬스터가 파괴되었을 때에 파괴된다. 몬스터가 코스트로 묘지로 보내진 것은 파괴가 아니므로 카드는 필드에 남는다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).hasSet('Call of the Haunted').hasInGY('Planet Pathfinder').hasInDeck('Kuriboh', 'Umi');
    turnPlayer.activates('Call of the Haunted', { targets: ['Planet Pathfinder'] });
    turnPlayer.activates('Planet Pathfinder');
    then.isIn('Planet Pathfinder', 'gy', turnPlayer);
    then.isIn('Umi', 'hand', turnPlayer);
    then.isIn('Call of the Haunted', 'spellTrapZone', turnPlayer);
    then.isFaceUp('Call of the Haunted');
  },
);
