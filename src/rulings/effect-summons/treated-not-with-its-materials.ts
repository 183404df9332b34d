import { ruling } from '../language';

export default ruling(
  'treated-not-with-its-materials',
  {
    covers: ['fusion-summon', 'materials', 'special-summon'],
    title: { en: 'Treated as a Fusion Summon, without the materials', ko: '융합 소환으로 취급해도 소재는 없다' },
    statement: {
      en: 'Instant Fusion Summons a monster that can only be Fusion Summoned, because its Summon is treated as one, but not a monster that must be Summoned with the very materials it names.',
      ko: '인스턴트 퓨전은 융합 소환으로 취급하므로 융합 소환으로만 특수 소환할 수 있는 몬스터를 특수 소환할 수 있다. 그러나 "상기의 카드를 융합 소재로 한 융합 소환으로만" 특수 소환할 수 있는 몬스터는 특수 소환할 수 없다.',
    },
    doubtful: {
      en: 'Decided by the words of the monster: no materials are used, so what asks for them is not met.',
      ko: '융합 소재를 사용하지 않으므로, 융합 소재를 요구하는 텍스트는 만족하지 않는다고 보았다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).hasInHand('Instant Fusion');
    inCase({ en: 'It must be Fusion Summoned', ko: '융합 소환으로만' }, () => {
      given(turnPlayer).hasInExtraDeck('El Shaddoll Winda');
      turnPlayer.activates('Instant Fusion');
      bothPass();
      then.controls(turnPlayer, 'El Shaddoll Winda');
    });
    inCase({ en: 'It must be Summoned with its materials', ko: '상기의 카드를 소재로', contrast: 1 }, () => {
      given(turnPlayer).hasInExtraDeck('Gem-Knight Seraphinite');
      then.cannot(turnPlayer).activate('Instant Fusion', { because: ['nothing-to-do', 'revival-limit'] });
    });
  },
);
