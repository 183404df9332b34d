import { ruling } from '../language';

export default ruling(
  'target-kirin-2',
  {
    covers: ['targeting', 'resolution'],
    title: { en: 'Kirin destroys what cannot be targeted', ko: '기린은 대상으로 할 수 없는 카드도 파괴할 수 있다' },
    statement: {
      en: 'The second effect of Fire King High Avatar Kirin does not target, so it can also destroy a monster that its player cannot target with effects.',
      ko: '염왕신수 기린의 ②의 효과는 대상을 지정하지 않으므로, 효과의 대상으로 할 수 없는 몬스터도 파괴할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Fire King High Avatar Kirin').hasInGY('Fire King Avatar Yaksha');
    given(opponent)
      .controls('Rescue-ACE Hydrant', 'Rescue-ACE Turbulence')
      .hasSet('Raigeki Break')
      .hasInHand('Mystical Elf');
    turnPlayer.movesTo('battle');
    opponent.activates('Raigeki Break', { cost: ['Mystical Elf'], targets: ['Fire King High Avatar Kirin'] });
    bothPass();
    turnPlayer.usesTrigger('Fire King High Avatar Kirin', { effect: 2 });

    then.happened('targeted', { times: 1 });
    bothPass();
    turnPlayer.answers('yes');
    then.canPick('Rescue-ACE Hydrant');
    turnPlayer.picks('Rescue-ACE Hydrant');

    then.wasSummonedBy('Fire King Avatar Yaksha', turnPlayer, 'special');
    then.isIn('Rescue-ACE Hydrant', 'gy', opponent);
    then.controls(opponent, 'Rescue-ACE Turbulence');
  },
);
