import { ruling } from '../language';

export default ruling(
  'trig-spell-trap-triggers-included',
  {
    covers: ['trigger-order', 'spell-trap-triggers'],
    title: {
      en: 'Spells and Traps that trigger queue with the triggers',
      ko: '조건을 만족하면 발동하는 마법·함정도 함께 쌓는다',
    },
    statement: {
      en: 'Only monsters have "Trigger Effects", but a Spell or Trap that activates because something happened is queued with them. So Geartown, destroyed by Heavy Storm, goes on the new Chain before Forbidden Chalice or D.D. Crow can be used.',
      ko: '"유발 효과"라는 분류는 몬스터에게만 있지만, 어떤 일이 일어났기 때문에 발동하는 마법·함정의 효과도 같은 순서로 쌓는다. 그래서 태풍으로 파괴된 기어 타운은 금지된 성배나 D.D. 크로우보다 먼저 새 체인에 쌓인다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given(turnPlayer)
      .controls('Geartown')
      .hasInHand('Heavy Storm')
      .hasInDeck('Ancient Gear Gadjiltron Dragon', 'Ancient Gear Soldier');
    given(opponent).hasSet('Mirror Force');
    inCase({ en: 'Geartown starts the new Chain', ko: '기어 타운이 새 체인을 시작한다' }, () => {
      turnPlayer.activates('Heavy Storm');
      then.isAsked(turnPlayer, 'trigger');
      then.neverAsked('fastEffect');
      turnPlayer.usesTrigger('Geartown');
      then.chainsWere(['turnPlayer: Heavy Storm'], ['turnPlayer: Geartown']);
    });
    inCase({ en: 'with fast effects waiting', ko: '패스트 이펙트가 기다리고 있을 때' }, () => {
      // Something Quick-Play on one side, a Quick Effect on the other, both with something to aim at.
      given(turnPlayer).hasInHand('Forbidden Chalice').controls('Celtic Guardian');
      given(opponent).hasInHand('D.D. Crow');
      turnPlayer.activates('Heavy Storm');
      turnPlayer.passes();
      then.isAsked(turnPlayer, 'trigger');
      then.cannot(turnPlayer).activate('Forbidden Chalice', { because: 'triggers-first' });
      then.cannot(opponent).activate('D.D. Crow', { because: 'triggers-first' });
      turnPlayer.usesTrigger('Geartown');
      then.chainIs('turnPlayer: Geartown');
      then.firstOfferedOn('D.D. Crow', 'activate', 'turnPlayer: Geartown');
    });
  },
);
