import { ruling } from '../language';

export default ruling(
  'oath-counts-the-whole-turn',
  {
    covers: ['oath-broken', 'activation'],
    title: { en: 'What may not be done in the same turn', ko: '"이 카드를 발동하는 턴"의 제약은 그 턴 전체에 걸린다' },
    statement: {
      en: 'A restriction on the turn in which a card is activated looks back as well: after a Summon in the same turn Scapegoat cannot be activated any more, and after Scapegoat nothing else can be Summoned.',
      ko: '"이 카드를 발동하는 턴"의 제약은 이미 지난 일에도 걸린다. 같은 턴에 소환했으면 스케이프 고트를 발동할 수 없고, 스케이프 고트를 발동한 뒤에는 그 턴에 소환할 수 없다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Scapegoat', 'Celtic Guardian');
    inCase({ en: 'Summoned before', ko: '먼저 소환했을 경우' }, () => {
      turnPlayer.normalSummons('Celtic Guardian');
      bothPass();
      then.cannot(turnPlayer).activate('Scapegoat', { because: 'oath-broken' });
    });
    inCase({ en: 'Scapegoat first', ko: '스케이프 고트를 먼저 발동했을 경우' }, () => {
      turnPlayer.activates('Scapegoat');
      bothPass();
      then.cannot(turnPlayer).normalSummon('Celtic Guardian', { because: 'locked' });
    });
  },
);
