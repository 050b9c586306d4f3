import type { VpsAssetClass } from './vocabularies.ts';

/**
 * The served name of a fund. The association gives all sub-funds of one pension scheme the scheme's name; the asset
 * class is added unless the name already contains it.
 */
export function servedName({
  name,
  vps_asset_class,
}: {
  readonly name: string;
  readonly vps_asset_class: VpsAssetClass | null;
}): string {
  if (vps_asset_class === null) return name;
  const words = vps_asset_class.split('_');
  const isNamed = words.every((word) =>
    name
      .toUpperCase()
      .split(/[^A-Z]/)
      .includes(word),
  );
  return isNamed ? name : `${name} - ${words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ')}`;
}
