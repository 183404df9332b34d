import { ruling } from '../language';

export default ruling(
  'activation-whose-card',
  {
    covers: ['activation', 'control'],
    title: { en: 'Only who controls a card uses it', ko: '카드는 컨트롤하는 플레이어만 사용한다' },
    statement: {
      en: 'On the field the effects of a card belong to the player who controls it; a monster taken by the opponent is the opponent’s to use and to turn.',
      ko: '필드의 카드는 그 컨트롤러만 사용할 수 있다. 컨트롤을 빼앗긴 몬스터의 효과를 발동하거나 표시 형식을 바꿀 수 있는 것은 새 컨트롤러이다.',
    },
  },
  ({ given, turnPlayer, then, inCase, opponent }) => {
    // Each has a monster to Tribute, so that only the control is missing.
    given(turnPlayer).controls('Celtic Guardian');
    given(opponent).controls('Mystical Elf');
    inCase({ en: 'Taken by the turn player', ko: '턴 플레이어가 컨트롤을 얻었을 경우' }, () => {
      given(turnPlayer).controls({ card: 'Cannon Soldier', owner: 'opponent' });
      then.can(turnPlayer).activate('Cannon Soldier');
      then.can(turnPlayer).changePosition('Cannon Soldier');
      then.cannot(opponent).activate('Cannon Soldier', { because: 'not-controlled' });
    });
    inCase({ en: 'Taken by the opponent', ko: '상대가 컨트롤을 얻었을 경우', contrast: 1 }, () => {
      given(opponent).controls({ card: 'Cannon Soldier', owner: 'turnPlayer' });
      then.cannot(turnPlayer).activate('Cannon Soldier', { because: 'not-controlled' });
      then.cannot(turnPlayer).changePosition('Cannon Soldier', { because: 'not-controlled' });
    });
  },
);
